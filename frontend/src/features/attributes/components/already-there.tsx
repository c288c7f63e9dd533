import { Form } from 'antd';
import type { TakenName } from '../use-taken-names';

/** A hint below a name's field that the name already exists. It is only a hint: the user may want it twice. */
export function AlreadyThere({ taken }: { taken: TakenName }) {
  const name: unknown = Form.useWatch('displayName');
  return (
    <span className="already-there" role="status">
      {typeof name === 'string' && taken(name)}
    </span>
  );
}
