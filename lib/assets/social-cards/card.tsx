import { readColorSheet } from "@/lib/brand/colors";
import { markFile } from "@/lib/brand/read-drawing";
import { Svg } from "@/lib/brand/svg";
import type { Surface } from "@/lib/content/enums";
import { direction } from "@/lib/content/load";
import type { Card, Disc, TaglineCard } from "./cards";

export const size = { width: 1200, height: 630 };

/** The size of the words on the home page's card, and their distance from its sides. */
export const tagline = { size: 122, margin: 51 };

const display = { fontFamily: "display", lineHeight: 1 };
const inside = { position: "absolute", left: 64, right: 64 } as const;
const row = { display: "flex", alignItems: "center" } as const;

type Props<Content> = { card: Content; textSize: number };

/** The card of a page: the logo, the heading, a line of text, and a track of discs that extends beyond the edge. */
export function PageCard({ card, textSize }: Props<Card>) {
  const { brand, surface, title, line, discs } = card;
  // At the smallest size the text may be truncated, and truncated text cannot be balanced.
  const textWrap = textSize > 40 ? "balance" : "wrap";
  return (
    <Canvas surface={surface}>
      <div style={{ ...inside, ...row, top: 56, gap: 16 }}>
        <Svg file={markFile} width={58} height={58} />
        <div
          style={{
            ...display,
            flex: 1,
            fontSize: 40,
            letterSpacing: -1.6,
            lineClamp: 1,
          }}
        >
          {brand}
        </div>
      </div>
      <div key="text" style={{ ...inside, bottom: line ? 234 : 262 }}>
        <div
          style={{
            ...display,
            fontSize: textSize,
            letterSpacing: -0.03 * textSize,
            textWrap,
            wordBreak: "break-word",
            lineClamp: 4,
          }}
        >
          {title}
        </div>
        {line && (
          <div
            style={{
              margin: "15px 0 0 2px",
              fontFamily: "text",
              fontSize: 36,
              lineHeight: "43px",
              textWrap,
              lineClamp: textSize > 40 ? 4 : 2,
            }}
          >
            {line}
          </div>
        )}
      </div>
      <div style={{ ...inside, top: 426 }}>
        <Track discs={discs} size={140} />
      </div>
    </Canvas>
  );
}

/** The home page's card: a track follows each word of the tagline, as on the page. */
export function TaglineRows({ card: { rows }, textSize }: Props<TaglineCard>) {
  return (
    <Canvas>
      {rows.map(({ word, discs }, index) => (
        <div
          key={word}
          style={{
            ...row,
            position: "absolute",
            left: tagline.margin,
            right: tagline.margin,
            top: 34 + index * 134,
            height: 134,
            gap: 18.7,
          }}
        >
          <span
            key="word"
            style={{
              ...display,
              flexShrink: 0,
              fontSize: textSize,
              letterSpacing: (-2.7 * textSize) / tagline.size,
            }}
          >
            {word}
          </span>
          <Track discs={discs} size={108} />
        </div>
      ))}
    </Canvas>
  );
}

/** The custom properties of the page's stylesheet give a card and its drawings the colours of the surface. */
function Canvas({
  surface,
  children,
}: React.PropsWithChildren<{ surface?: Surface | undefined }>) {
  return (
    <div
      data-surface={surface}
      dir={direction}
      style={{
        ...size,
        color: "var(--on-surface, var(--ink))",
        backgroundColor: "var(--surface, var(--paper))",
      }}
    >
      <style>{String(readColorSheet())}</style>
      {children}
    </div>
  );
}

function Track({ discs, size }: { discs: Disc[]; size: number }) {
  return (
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        gap: 10,
        width: 1200,
        height: size,
        borderRadius: size,
        backgroundColor: "var(--track, var(--mist))",
      }}
    >
      {discs.slice(0, Math.ceil(1200 / size)).map((disc, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a track may show a disc twice
        <TrackDisc key={index} {...disc} size={size} />
      ))}
    </div>
  );
}

function TrackDisc({ file, surface, size }: Disc & { size: number }) {
  const width = surface ? size * 0.56 : size;
  return (
    <div
      data-surface={surface}
      style={{
        ...row,
        width: size,
        height: size,
        flexShrink: 0,
        justifyContent: "center",
        borderRadius: size,
        overflow: "hidden",
        color: "var(--on-surface)",
        backgroundColor: "var(--surface)",
      }}
    >
      <Svg file={file} width={width} height={width} />
    </div>
  );
}
