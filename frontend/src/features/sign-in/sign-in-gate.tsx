import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { rememberSignIn } from '../../shared/auth/auth-store';
import { Logo } from '../../shared/ui/logo';
import { login, loginErrorText } from './login';
import { PasswordField } from './password-field';
import './sign-in.css';

/**
 * The gate before every route. It avoids antd, because it is the first thing that loads.
 *
 * @param kept says what is kept behind the gate, if the session ended with unsaved work or marked rows
 * @param onTyping lets the caller preload the signed-in part of the client
 */
export function SignInGate({ kept, onTyping }: { kept: string | undefined; onTyping: () => void }) {
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const blank = password.trim() === '';

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (blank || pending) return;
    setPending(true);
    setError(null);
    try {
      await login(password);
      rememberSignIn();
    } catch (failure) {
      setError(loginErrorText(failure));
      setPending(false);
      field.current?.focus();
    }
  };

  return (
    <main className="gate">
      <title>Sign in · Promptloom</title>
      <form className="gate-card" onSubmit={submit} noValidate>
        <div className="gate-brand">
          <Logo size={40} />
          <h1>Promptloom</h1>
        </div>
        {kept && <p className="gate-lead">Your session has ended. {kept}</p>}
        <p className="gate-lead">Sign in with the team password to continue.</p>
        <PasswordField
          ref={field}
          value={password}
          invalid={error !== null}
          onChange={(value) => {
            setPassword(value);
            onTyping();
          }}
        />
        <div role="alert" id="sign-in-error" className={error ? 'gate-error' : undefined}>
          {error}
        </div>
        <button className="gate-submit" type="submit" disabled={blank || pending} aria-busy={pending}>
          {pending ? 'Signing in…' : 'Sign In'}
        </button>
      </form>
    </main>
  );
}
