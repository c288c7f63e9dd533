import { MESSAGES } from '#contracts';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { currentActor } from '../common/actor.js';
import { errorBody } from '../common/api-exception.js';
import { PUBLIC as PUBLIC_NOTE } from '../openapi/answers.js';
import { OpenResponses } from './open-responses.js';
import { SessionService, visitorOf } from './session.service.js';

const PUBLIC = Symbol('public');

/** Sessions of requests that passed `requireSession`. */
const KNOWN = new WeakMap<Request, string>();

/** Opens a route to those who are not signed in. Every other route is guarded. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC, true), ApiExtension(PUBLIC_NOTE, true));

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionService,
    private readonly responses: OpenResponses,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket's session was checked at the handshake.
    if (context.getType() === 'ws') return true;
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<Request>();
    // A request that changes something is checked again now that its body is here: the session may have ended since.
    const known = request.method === 'GET' ? KNOWN.get(request) : undefined;
    const sessionId = known ?? (await this.sessions.find(visitorOf(request)));
    if (sessionId) {
      currentActor().sessionId = sessionId;
      if (request.method === 'GET') this.responses.add(sessionId, context.switchToHttp().getResponse());
      return true;
    }
    throw new UnauthorizedException(errorBody(401, MESSAGES.notSignedIn));
  }
}

/**
 * Applies the same rule to what Nest's router does not serve (the queue dashboard, the API docs, unknown paths), and
 * before a body is read, so that a stranger's ten megabytes are not parsed.
 */
export const requireSession =
  (sessions: SessionService) => async (request: Request, response: Response, next: NextFunction) => {
    const session = await sessions.find(visitorOf(request)).catch(() => undefined);
    if (session) {
      KNOWN.set(request, session);
      currentActor().sessionId = session;
      next();
    } else if (session === undefined) response.status(503).json(errorBody(503, MESSAGES.databaseAway));
    else response.status(401).json(errorBody(401, MESSAGES.notSignedIn));
  };

/** Guards all of /api except sign-in. Express has removed the /api prefix from the path by now. */
export const requireSessionForApi = (sessions: SessionService) => {
  const guard = requireSession(sessions);
  return (request: Request, response: Response, next: NextFunction) => {
    const isSignIn = request.method === 'POST' && /^\/auth\/login\/?$/i.test(request.path);
    if (isSignIn) next();
    else void guard(request, response, next);
  };
};
