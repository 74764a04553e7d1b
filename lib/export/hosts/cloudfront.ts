import { canonicalEnding } from "../../canonical-path";
import { CORP, type HostLayout, PLAIN_PATH } from "./layout";

/**
 * A viewer-request function for CloudFront in front of a private bucket: the one kind of host that knows neither
 * folders nor endings, so that a path has to be turned into a file before it is looked up.
 */
export function viewerRequest({
  basePath,
  home,
  redirects,
}: HostLayout): string {
  return `function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var canonical = uri.replace(${canonicalEnding}, "") || "${home}";
  var moved = ${JSON.stringify(Object.fromEntries(redirects))}[uri];
  if (moved) return redirect(moved);
  if (/^${PLAIN_PATH.replaceAll("/", "\\/")}(\\.html|\\/)$/.test(uri) && canonical !== uri) return redirect(canonical);
  if (canonical === "${home}") request.uri = "${basePath}/index.html";
  else if (!/\\.[^/]+$/.test(uri)) request.uri = uri + ".html";
  return request;

  // The query, such as a campaign's, goes along.
  function redirect(path) {
    var query = Object.keys(request.querystring).map(function (name) {
      var given = request.querystring[name];
      return (given.multiValue || [given]).map(function (one) { return name + "=" + one.value; }).join("&");
    }).join("&");
    var target = query ? path + "?" + query : path;
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: target } } };
  }
}
`;
}

/** For `aws cloudfront create-response-headers-policy`; five headers have fields of their own there. */
export function headersPolicy(
  name: string,
  headers: Record<string, string>,
): string {
  const custom = ["Permissions-Policy", "Cross-Origin-Opener-Policy", CORP].map(
    (header) => ({
      Header: header,
      Value: headers[header],
      Override: true,
    }),
  );
  const transport = headers["Strict-Transport-Security"] ?? "";
  const policy = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers["Content-Security-Policy"],
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(transport.match(/max-age=(\d+)/)?.[1]),
        IncludeSubdomains: transport.includes("includeSubDomains"),
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: {
        Override: true,
        FrameOption: headers["X-Frame-Options"],
      },
      ReferrerPolicy: {
        Override: true,
        ReferrerPolicy: headers["Referrer-Policy"],
      },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
