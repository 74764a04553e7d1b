import { MotionToggle } from "@/components/ui/motion-toggle";
import type { Clients, Interface } from "@/lib/content/types";
import { ClientLogos } from "./client-logos";
import styles from "./clients-section.module.css";

/** The widest window shows six logos. With fewer, the loop would have a gap. */
const enoughToRun = 6;

/** The clients' logos in an endless loop. The second list closes the loop and is hidden from screen readers. */
export function ClientsSection({
  content: { heading, clients },
  labels,
}: {
  content: Clients;
  labels: Interface["motion"];
}) {
  if (clients.length === 0) return null;
  const runs = clients.length >= enoughToRun;
  return (
    <section className="section" aria-labelledby="clients" data-sleeps="">
      <div className="wrap between" data-reveal="">
        <h2 id="clients" className="large">
          {heading}
        </h2>
        {runs && <MotionToggle motion="clients" labels={labels} />}
      </div>
      <div className={styles.window} data-runs={runs || undefined}>
        <div className={styles.run}>
          <ClientLogos clients={clients} />
          {runs && <ClientLogos clients={clients} isDuplicate />}
        </div>
      </div>
    </section>
  );
}
