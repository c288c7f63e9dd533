/** Stands alone in the window while the code of the first screen is on its way. */
export const AppLoading = () => <div className="app-loading">Loading…</div>;

/** For instance when a chunk of an older build is gone from the server. Nothing of antd may be there. */
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
