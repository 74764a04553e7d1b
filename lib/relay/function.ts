import { errorBody } from "@/lib/enquiry/error-codes";
import { functionConfig } from "./function-config";
import { createRelay } from "./server";

/** The relay as a function of a host, which calls it with each request and the visitor's IP address. */
export function createFunction(variables: NodeJS.Dict<string>) {
  const { config, error } = functionConfig(variables);
  if (!config) {
    console.error(error);
    return async () => Response.json(errorBody("notSetUp"), { status: 503 });
  }
  const { app } = createRelay(config);
  return async (request: Request, remoteAddress: string) => {
    const { host, pathname } = new URL(request.url);
    // The host routes only the site's own names here, which include those of drafts. Behind its proxy, the URL may have
    // another scheme than the page.
    config.allowedOrigins.add(`https://${host}`).add(`http://${host}`);
    const headers = Object.fromEntries(request.headers);
    // From these headers, the relay would warn of a proxy that it does not know.
    for (const name of ["forwarded", "x-forwarded-for"]) delete headers[name];
    const response = await app.inject({
      method: request.method as "POST",
      url: pathname,
      headers,
      remoteAddress,
      payload: Buffer.from(await request.arrayBuffer()),
    });
    // There is no connection of the relay's own, and HTTP/2 forbids the header.
    const { connection: _, ...sent } = response.headers;
    return new Response(response.payload || null, {
      status: response.statusCode,
      headers: sent as Record<string, string>,
    });
  };
}
