import { site } from "@/lib/content/load";

export default function HomePage() {
  return (
    <div className="wrap section">
      <h1>{site.tagline}</h1>
    </div>
  );
}
