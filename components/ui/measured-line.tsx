"use client";

import { useEffect, useState } from "react";
import styles from "./measured-line.module.css";

const room: Record<string, string> = { seconds: "0.0", kilobytes: "000" };

/** A sentence with what the visitor's own browser measured; until then its room. */
export function MeasuredLine({ text }: { text: string }) {
  const [values, setValues] = useState(room);
  useEffect(() => {
    const show = () => setValues(measure());
    if (document.readyState === "complete") show();
    else window.addEventListener("load", show);
  }, []);
  return (
    <p className={styles.line} data-unseen={values === room} data-needs-script>
      {text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "0")}
    </p>
  );
}

function measure() {
  const entries = performance.getEntries() as Entry[];
  const paint = entries.find(({ name }) => name === "first-contentful-paint");
  const files = entries.filter(({ transferSize }) => transferSize >= 0);
  // A page that was prepared ahead begins when the visitor comes to it.
  const wait = (paint?.startTime ?? 0) - (files[0]?.activationStart ?? 0);
  const seconds = (Math.ceil(Math.max(wait, 0) / 100) / 10).toFixed(1);
  // What comes from the browser's cache is not transferred, but has a size.
  const sizes = files.map((f) => Math.max(f.transferSize, f.encodedBodySize));
  const kilobytes = `${Math.ceil(sizes.reduce((a, b) => a + b, 0) / 1000)}`;
  const hosts = files.map(({ name }) => name.match(/^http.+?\w(?=\/)/)?.[0]);
  const others = hosts.filter((host) => host && host !== location.origin);
  const companies = `${new Set(others).size}`;
  return paint ? { seconds, kilobytes, companies } : room;
}

type Entry = PerformanceResourceTiming & { activationStart?: number };
