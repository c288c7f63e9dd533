import { LIMITS, type LoginRequest, MESSAGES } from '#contracts';
import { IsString, Matches, MaxLength } from 'class-validator';

export class LoginDto implements LoginRequest {
  @MaxLength(LIMITS.passwordLength)
  @Matches(/\S/, { message: MESSAGES.passwordRequired })
  @IsString({ message: MESSAGES.passwordRequired })
  password!: string;
}
