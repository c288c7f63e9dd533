import { Form } from 'antd';
import type { TakenName } from './taken-names';

interface AlreadyThereProps {
  taken: TakenName;
  /** The form's field. */
  field?: 'displayName' | 'name';
}

/** A hint below a name's field that the name already exists. It is only a hint: the user may want it twice. */
export function AlreadyThere({ taken, field = 'displayName' }: AlreadyThereProps) {
  const name: unknown = Form.useWatch(field);
  return (
    <span className="already-there" role="status">
      {typeof name === 'string' && taken(name)}
    </span>
  );
}
