import { readColorSheet } from "@/lib/content/brand/colors";
import { markFile } from "@/lib/content/brand/read-drawing";
import { Svg } from "@/lib/content/brand/svg";
import { direction } from "@/lib/content/load";
import type { Card } from "./cards";

export const size = { width: 1200, height: 630 };

const discSize = 140;
const inside = { position: "absolute", left: 64, right: 64 } as const;
const row = { display: "flex", alignItems: "center" } as const;

type Props = { card: Card; textSize: number; letterHeight: number };

/** The card of a page: the logo, the heading, a line of text, and a track of discs that extends beyond the edge. */
export function PageCard({ card, textSize, letterHeight }: Props) {
  const { brand, surface, title, line, discs } = card;
  const display = { fontWeight: 700, lineHeight: Math.max(1, letterHeight) };
  // At the smallest size the text may be truncated, and truncated text cannot be balanced.
  const textWrap = textSize > 40 ? "balance" : "wrap";
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
      {/* Its custom properties give the card and its drawings the colours of the surface. */}
      <style>{String(readColorSheet())}</style>
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
              fontSize: 36,
              lineHeight: `${Math.max(43, 36 * letterHeight)}px`,
              textWrap,
              lineClamp: textSize > 40 ? 4 : 2,
            }}
          >
            {line}
          </div>
        )}
      </div>
      <div
        style={{
          ...inside,
          top: 426,
          display: "flex",
          gap: 10,
          width: size.width,
          borderRadius: discSize,
          backgroundColor: "var(--track, var(--mist))",
        }}
      >
        {discs.slice(0, Math.ceil(size.width / discSize)).map((disc, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a track may show a disc twice
            key={index}
            data-surface={disc.surface}
            style={{
              ...row,
              width: discSize,
              height: discSize,
              flexShrink: 0,
              justifyContent: "center",
              borderRadius: discSize,
              overflow: "hidden",
              color: "var(--on-surface)",
              backgroundColor: "var(--surface)",
            }}
          >
            <Svg file={disc.file} width={disc.surface ? "56%" : "100%"} />
          </div>
        ))}
      </div>
    </div>
  );
}
