/** Stands alone in the window while the code of the first screen is on its way. */
export const AppLoading = () => <div className="app-loading">Loading…</div>;
