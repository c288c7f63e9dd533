import { InstallationValueEntity } from '#database';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthController } from './auth.controller.js';
import { OpenResponses } from './open-responses.js';
import { Password } from './password.js';
import { SessionGuard } from './session.guard.js';
import { SessionService } from './session.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([InstallationValueEntity])],
  controllers: [AuthController],
  providers: [
    Password,
    SessionService,
    OpenResponses,
    SignInThrottle,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [SessionService],
})
export class AuthModule {}
