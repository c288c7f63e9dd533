import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Scripts only from here, and none inline. */
const contentSecurityPolicy = (baseUri: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // antd writes its styles at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: [baseUri],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

const strictTransportSecurity = helmet.strictTransportSecurity();

/** What every answer tells the browser. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: contentSecurityPolicy("'none'"),
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  }),
  // Only who came over HTTPS is told to come that way only.
  (request, response, next) => (request.secure ? strictTransportSecurity(request, response, next) : next()),
];

/** The queue dashboard's page has a base of its own. */
export const dashboardPolicy: RequestHandler = helmet.contentSecurityPolicy(contentSecurityPolicy("'self'"));

/** For what only a signed-in person may see: no copy stays behind, in no cache. */
export function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
