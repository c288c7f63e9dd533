import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { countOf } from '../../../shared/text/format';
import { isolated } from '../../../shared/text/isolated';
import { deletionImpactQuery, type DeletedKind } from '../api';

interface KeptNameProps {
  brandId: string;
  kind: DeletedKind;
  id: string;
  /** The name that is being changed. */
  name: string;
}

/** A hint below a name that is being changed, for prompts that were written keep the name that they were written with. */
export function KeptName({ brandId, kind, id, name, typed }: KeptNameProps & { typed: string }) {
  const isChanged = typed.trim() !== '' && typed.trim() !== name;
  const { data } = useQuery({ ...deletionImpactQuery(brandId, kind, id), enabled: isChanged });
  const parts = [
    [data?.writtenPrompts ?? 0, 'saved prompt'],
    [data?.drafts ?? 0, 'unsaved prompt'],
  ] as const;
  const counted = parts.filter(([count]) => count > 0);
  const isOne = counted.length === 1 && counted[0]?.[0] === 1;
  return (
    <span role="status">
      {isChanged &&
        counted.length > 0 &&
        `${new Intl.ListFormat('en').format(counted.map(([count, noun]) => countOf(count, noun)))} ${isOne ? 'keeps' : 'keep'} the name ${isolated(name)}, in filters and files too.`}
    </span>
  );
}

/** The same in the form of a dialog, whose field is `displayName`. */
export function KeptDisplayName(props: KeptNameProps) {
  const typed: unknown = Form.useWatch('displayName');
  return <KeptName {...props} typed={typeof typed === 'string' ? typed : ''} />;
}
