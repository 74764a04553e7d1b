import { MainShell } from "@/components/layout/main-shell";
import { notFound } from "@/lib/content/load";

export default function NotFound() {
  return (
    <MainShell>
      <div className="wrap section">
        <h1>{notFound.heading}</h1>
        <p className="lead">{notFound.text}</p>
      </div>
    </MainShell>
  );
}
