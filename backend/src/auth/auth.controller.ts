import { MESSAGES, type SessionAnswer } from '#contracts';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpException,
  Post,
  Req,
  Res,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { errorBody } from '../common/api-exception.js';
import { LoginDto } from './login.dto.js';
import { Password } from './password.js';
import { Public } from './session.guard.js';
import { SessionService, visitorOf } from './session.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { Answers } from '../openapi/answers.js';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly password: Password,
    private readonly throttle: SignInThrottle,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @Answers('SessionAnswer')
  async login(
    @Body() { password }: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionAnswer> {
    const address = request.ip ?? 'unknown';
    const pause = await this.throttle.admit(address);
    if (pause > 0) {
      response.setHeader('Retry-After', String(pause));
      const message = `Too many failed attempts. Please try again in ${pause} seconds.`;
      throw new HttpException(errorBody(429, message), 429);
    }
    if (!(await this.password.matches(password))) {
      await this.throttle.recordFailure();
      throw new UnauthorizedException(errorBody(401, MESSAGES.wrongPassword));
    }
    await this.throttle.recordSuccess(address);
    const token = await this.sessions.open(visitorOf(request), address);
    response.setHeader('Set-Cookie', this.cookie(token, request.secure));
    return { authenticated: true };
  }

  @Post('logout')
  @HttpCode(200)
  @Answers('SignedOutAnswer')
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ authenticated: false }> {
    await this.sessions.close(visitorOf(request));
    response.setHeader('Set-Cookie', this.cookie('', request.secure));
    return { authenticated: false };
  }

  @Get('session')
  @Answers('SessionAnswer')
  session(): SessionAnswer {
    return { authenticated: true };
  }

  private cookie(value: string, secure: boolean): string {
    return stringifySetCookie({
      name: this.sessions.cookieName(secure),
      value,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      path: '/',
      ...(value === '' && { maxAge: 0 }),
    });
  }
}
