import { Form } from 'antd';
import type { TakenName } from '../use-taken-names';

/** Below a name's field: the same name is there already. Whether it is meant is the person's to decide. */
export function AlreadyThere({ taken }: { taken: TakenName }) {
  const name: unknown = Form.useWatch('displayName');
  return (
    <span className="already-there" role="status">
      {typeof name === 'string' && taken(name)}
    </span>
  );
}
