import { at } from '#domain';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { RequestError } from '../api/request';

/** Shows the server's validation errors at their fields, and focuses the first of these. */
export function useServerFieldErrors(form: FormInstance, error: unknown): void {
  useEffect(() => {
    if (!(error instanceof RequestError)) return;
    const known = error.details.filter(({ field }) => form.getFieldInstance(field));
    if (known.length === 0) return;
    form.setFields(known.map(({ field, message }) => ({ name: field, errors: [message] })));
    form.scrollToField(at(known, 0).field, { focus: true });
  }, [form, error]);
}
