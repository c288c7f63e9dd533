/** Fills the window while the code of the first screen is loading. */
export const AppLoading = () => <div className="app-loading">Loading…</div>;

/**
 * The last error boundary, such as when the server no longer has a chunk of an older build. It must work without antd.
 */
export const LastResort = () => (
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
