import { Component, type ReactNode } from 'react';

/** Last resort, for instance when a chunk of an older build is gone from the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="app-loading">
        <div role="alert">
          <h1>Something went wrong</h1>
          <p>This page could not be shown. Nothing you saved is lost.</p>
          <button type="button" onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      </main>
    );
  }
}
