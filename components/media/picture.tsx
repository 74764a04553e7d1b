import {
  pictureFiles,
  type Variant,
} from "@/lib/content/pictures/picture-files";
import {
  type Frame,
  type FrameName,
  frames,
} from "@/lib/content/pictures/picture-frames";
import { href } from "@/lib/site/with-base-path";
import styles from "./picture.module.css";

/**
 * A picture of content/images in the sizes that the build made, without client script. Its frame sets the width and the
 * crop.
 * @param src as in the content, such as "images/portfolio/roadbook.png"
 * @param priority above the fold: loads at once
 */
export function Picture({
  src,
  alt,
  frame,
  priority = false,
  className,
}: {
  src: string;
  alt: string;
  frame: FrameName;
  priority?: boolean;
  className?: string;
}) {
  const { width, height, colour, variants: all, isInk } = pictureFiles(src);
  const {
    sizes,
    shape,
    widest = Number.POSITIVE_INFINITY,
  }: Frame = frames[frame];
  const variants = all.filter((variant) => variant.width <= widest);
  const plain = variants.find(({ format }) => format !== "avif");
  if (!plain) throw new Error(`"${src}" has no finished picture.`);
  const avif = getSrcSet(variants, "avif");
  const webp = getSrcSet(variants, "webp");
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image adds 5 kB of script and knows one format only.
    <img
      src={getUrl(plain)}
      srcSet={webp}
      sizes={webp && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
    />
  );
  return (
    <span
      className={[styles.frame, className].filter(Boolean).join(" ")}
      data-dark={(colour && isDark(colour)) || undefined}
      data-ink={isInk || undefined}
      data-shape={shape?.join("/")}
    >
      {colour && <svg className={styles.colour} color={colour} aria-hidden />}
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

function getSrcSet(variants: Variant[], format: Variant["format"]) {
  const urls = variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${getUrl(variant)} ${variant.width}w`);
  return urls.join(", ") || undefined;
}

function getUrl(variant: Variant): string {
  return href(`/${variant.file}`);
}

/** Decides the colour of the alternative text, which shows while the picture loads or if it is missing. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
