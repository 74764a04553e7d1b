import { Picture } from "@/components/media/picture";
import { drawingOf } from "@/components/media/svg";
import { Glyph } from "@/components/ui/icon";
import { MotionToggle } from "@/components/ui/motion-toggle";
import { roundButtonClass } from "@/components/ui/round-button";
import { Stage } from "@/components/ui/stage";
import type { Clients, Interface } from "@/lib/content/schema";
import styles from "./clients-section.module.css";

type Client = Clients["clients"][number];

/** The widest window shows six logos: with fewer than that, one pass would leave a hole. */
const enoughToRun = 6;

/** The clients' logos, running by without end. The second list only closes the loop, and is not read out. */
export function ClientsSection({
  content: { heading, clients },
  labels,
}: {
  content: Clients;
  labels: Interface["motion"];
}) {
  const runs = clients.length >= enoughToRun;
  return (
    <Stage part="clients" className="section" aria-labelledby="clients">
      <div className={`wrap ${styles.head}`} data-reveal="">
        <h2 id="clients">{heading}</h2>
        {runs && (
          <MotionToggle
            part="clients"
            labels={labels}
            className={roundButtonClass}
          >
            <Glyph name="pause" />
            <Glyph name="play" />
          </MotionToggle>
        )}
      </div>
      <div
        className={styles.window}
        data-runs={runs || undefined}
        data-logos=""
      >
        <div className={styles.run} data-count={clients.length}>
          <ul className={styles.logos}>
            {clients.map((client) => (
              <li key={client.id}>
                <Logo client={client} />
              </li>
            ))}
          </ul>
          {runs && (
            <ul className={styles.logos} aria-hidden="true">
              {clients.map((client) => (
                <li key={client.id}>
                  <LogoAgain client={client} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Stage>
  );
}

function Logo({ client: { id, name, logo } }: { client: Client }) {
  if (!logo.endsWith(".svg"))
    return <Picture src={logo} alt={name} sizes="13rem" />;
  const { viewBox, children } = drawingOf(`content/${logo}`).props;
  return (
    <svg viewBox={viewBox} role="img" aria-label={name}>
      <g id={drawingId(id)}>{children}</g>
    </svg>
  );
}

/** The same drawing, by reference. */
function LogoAgain({ client: { id, logo } }: { client: Client }) {
  if (!logo.endsWith(".svg"))
    return <Picture src={logo} alt="" sizes="13rem" />;
  return (
    <svg
      viewBox={drawingOf(`content/${logo}`).props.viewBox}
      aria-hidden="true"
    >
      <use href={`#${drawingId(id)}`} />
    </svg>
  );
}

function drawingId(id: string) {
  return `client-${id}`;
}
