import { Alert } from 'antd';
import { Link } from 'react-router';

/** The texts differ between screens; both are the specification's. */
export function MissingBrandId({ text }: { text: 'Brand ID required' | 'Brand ID is required' }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={text}
      description={<Link to="/">Choose a brand on the dashboard</Link>}
    />
  );
}
