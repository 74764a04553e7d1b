import { renderToStaticMarkup } from "react-dom/server";
import { Svg } from "@/lib/assets/svg";
import { type Colors, readColors } from "@/lib/colors";
import type { Bead, Card, TaglineCard } from "./cards";

export const size = { width: 1200, height: 630 };

type Drawn = { size: number; colors: Colors };

const display = { fontFamily: "display", lineHeight: 1 };

/** The card of a page: the logo, the heading, a line of text, and a track of beads that extends beyond the edge. */
export function PageCard({
  card: { brand, surface, title, line, beads },
  titleSize,
}: {
  card: Card;
  titleSize: number;
}) {
  const colors = readColors("light", surface);
  // At the smallest size the text may be truncated, and truncated text cannot be balanced.
  const textWrap = titleSize > 40 ? "balance" : "wrap";
  return (
    <Canvas colors={colors}>
      <div
        style={{
          position: "absolute",
          top: 56,
          left: 64,
          right: 64,
          display: "flex",
          alignItems: "center",
          gap: 16,
        }}
      >
        <Drawing file="components/media/mark.svg" size={58} colors={colors} />
        <span
          style={{
            ...display,
            display: "block",
            flex: 1,
            fontSize: 40,
            letterSpacing: -1.6,
            lineClamp: 1,
          }}
        >
          {brand}
        </span>
      </div>
      <div
        key="text"
        style={{
          position: "absolute",
          left: 64,
          right: 64,
          bottom: line ? 234 : 262,
          display: "flex",
          flexDirection: "column",
        }}
      >
        <div
          style={{
            ...display,
            display: "block",
            fontSize: titleSize,
            letterSpacing: -0.03 * titleSize,
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
              display: "block",
              margin: "15px 0 0 2px",
              fontFamily: "text",
              fontSize: 36,
              lineHeight: "43px",
              textWrap,
              lineClamp: titleSize > 40 ? 4 : 2,
            }}
          >
            {line}
          </div>
        )}
      </div>
      <div
        style={{ position: "absolute", left: 64, top: 426, display: "flex" }}
      >
        <BeadTrack beads={beads} colors={colors} size={140} />
      </div>
    </Canvas>
  );
}

/** The home page's card: a track follows each word of the tagline, as on the page. */
export function TaglineRows({ rows }: TaglineCard) {
  const colors = readColors("light");
  return (
    <Canvas colors={colors}>
      {rows.map(({ word, beads }, row) => (
        <div
          key={word}
          style={{
            position: "absolute",
            left: 51,
            top: 34 + row * 134,
            height: 134,
            display: "flex",
            alignItems: "center",
            gap: 18.7,
          }}
        >
          <span style={{ ...display, fontSize: 122, letterSpacing: -2.7 }}>
            {word}
          </span>
          <BeadTrack beads={beads} colors={colors} size={108} />
        </div>
      ))}
    </Canvas>
  );
}

function Canvas({
  colors,
  children,
}: React.PropsWithChildren<{ colors: Colors }>) {
  return (
    <div
      style={{
        ...size,
        display: "flex",
        overflow: "hidden",
        color: colors.color("--on-surface"),
        backgroundColor: colors.color("--surface"),
      }}
    >
      {children}
    </div>
  );
}

function BeadTrack({ beads, colors, size }: Drawn & { beads: Bead[] }) {
  return (
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        gap: 10,
        width: 1200,
        height: size,
        borderRadius: size,
        backgroundColor: colors.color("--track"),
      }}
    >
      {beads.slice(0, Math.ceil(1200 / size)).map((bead, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a track may show a bead twice
        <BeadPicture key={index} {...bead} size={size} />
      ))}
    </div>
  );
}

function BeadPicture({ file, surface, size }: Bead & { size: number }) {
  const colors = readColors("light", surface);
  return (
    <div
      style={{
        width: size,
        height: size,
        flexShrink: 0,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        borderRadius: size,
        overflow: "hidden",
        backgroundColor: colors.color("--surface"),
      }}
    >
      <Drawing
        file={file}
        size={surface ? size * 0.56 : size}
        colors={colors}
      />
    </div>
  );
}

function Drawing({ file, size, colors }: Drawn & { file: string }) {
  const box = { width: size, height: size };
  const svg = renderToStaticMarkup(
    <Svg
      file={file}
      xmlns="http://www.w3.org/2000/svg"
      color="var(--on-surface)"
      aria-hidden={undefined}
      {...box}
    />,
  );
  const data = Buffer.from(colors.fill(svg)).toString("base64");
  return (
    // biome-ignore lint/performance/noImgElement: drawn into a picture, never shown by a browser
    <img {...box} src={`data:image/svg+xml;base64,${data}`} alt="" />
  );
}
