import { NotBuiltYet } from './not-built-yet';

export const Component = () => <NotBuiltYet title="Prompt Settings" />;
