import { type Ref, useState } from 'react';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}

export function PasswordField({ ref, value, invalid, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="gate-field">
      <label htmlFor="password">Password</label>
      <div className="gate-input">
        <input
          ref={ref}
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          value={value}
          aria-invalid={invalid}
          aria-describedby="sign-in-error"
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </button>
      </div>
    </div>
  );
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8">
      <g aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {crossed && <path d="m4 4 16 16" />}
      </g>
    </svg>
  );
}
