"use client";

import { useEffect, useState } from "react";
import styles from "./measured-line.module.css";

const placeholder: Record<string, string> = {
  seconds: "0.0",
  kilobytes: "000",
};

/**
 * A sentence with figures that the browser measured, each on one line with its unit. Until then it is invisible and keeps
 * its space.
 */
export function MeasuredLine({ text }: { text: string }) {
  const [values, setValues] = useState(placeholder);
  useEffect(() => {
    const show = () => setValues(measure());
    if (document.readyState === "complete") show();
    else window.addEventListener("load", show);
  }, []);
  return (
    <p
      className={`soft small ${styles.line}`}
      data-unseen={values === placeholder}
      data-needs-script
    >
      {text.replace(
        /\{(\w+)\}( ?)/g,
        (_, name, space) => (values[name] ?? "0") + (space && "\u00a0"),
      )}
    </p>
  );
}

function measure() {
  const entries = performance.getEntries() as Entry[];
  const paint = entries.find(({ name }) => name === "first-contentful-paint");
  const files = entries.filter(({ transferSize }) => transferSize >= 0);
  // The time of a prerendered page starts at its activation.
  const wait = (paint?.startTime ?? 0) - (files[0]?.activationStart ?? 0);
  const seconds = (Math.ceil(Math.max(wait, 0) / 100) / 10).toFixed(1);
  // A cached file has no transfer size, so its body size counts.
  const sizes = files.map((f) => Math.max(f.transferSize, f.encodedBodySize));
  const kilobytes = `${Math.ceil(sizes.reduce((a, b) => a + b, 0) / 1000)}`;
  const hosts = files.map(({ name }) => name.match(/^http.+?\w(?=\/)/)?.[0]);
  const others = hosts.filter((host) => host && host !== location.origin);
  const companies = `${new Set(others).size}`;
  return paint ? { seconds, kilobytes, companies } : placeholder;
}

type Entry = PerformanceResourceTiming & { activationStart?: number };
