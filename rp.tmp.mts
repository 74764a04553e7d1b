import { copyProject } from "@/lib/tooling/project-copy";

const a = await copyProject();
const b = await copyProject();
console.log(a.folder, b.folder);
await a.build();
await b.build();
console.log("done");
