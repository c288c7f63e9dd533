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

/** The security headers of every answer. */
export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: contentSecurityPolicy("'none'"),
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  }),
  // Only browsers that use HTTPS already are told to use nothing else.
  (request, response, next) => (request.secure ? strictTransportSecurity(request, response, next) : next()),
];

/** The queue dashboard's page sets its own base URL. */
export const dashboardPolicy: RequestHandler = helmet.contentSecurityPolicy(contentSecurityPolicy("'self'"));

/** For what only signed-in people may see: no cache may keep a copy. */
export function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
