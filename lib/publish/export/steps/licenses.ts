import { join } from "node:path";
import type { Metafile } from "esbuild";
import { listFiles } from "@/lib/node/list-files";
import { licenseSection, packageLicenses } from "@/lib/node/package-licenses";
import { readText } from "@/lib/node/read-text";

const brand = "content/brand";

/** The licences of what others made: of the packages in the scripts, and each text beside the brand's font and drawings. */
export function licenses(inputs: Metafile["inputs"]): string {
  const texts = listFiles(brand)
    .filter((file) => /\.(txt|md)$|(^|\/)[^.]+$/i.test(file))
    .filter((file) => file !== "LICENSES.md")
    .map((file) => licenseSection(file, readText(join(brand, file))));
  return [packageLicenses(inputs), ...texts].join("\n");
}
