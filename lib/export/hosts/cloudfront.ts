import type { HostLayout } from "./layout";

/**
 * A viewer-request function for CloudFront in front of a private bucket: the one kind of host that knows neither
 * folders nor endings, so that an address has to be turned into a file before it is looked up.
 */
export function cloudfrontFiles({
  basePath,
}: HostLayout): Record<string, string> {
  const home = basePath || "/";
  const text = `function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var tidy = uri.replace(/(\\/index)?(\\.html)?\\/*$/, "") || "${home}";
  if (/\\.html$|.\\/$/.test(uri) && tidy !== uri) {
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: tidy } } };
  }
  if (tidy === "${home}") request.uri = "${basePath}/index.html";
  else if (!/\\.[^/]+$/.test(uri)) request.uri = uri + ".html";
  return request;
}
`;
  return { ".hosts/cloudfront-function.js": text };
}
