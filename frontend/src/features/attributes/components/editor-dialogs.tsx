import type { CategoryType } from '#domain';
import type { Attribute, AttributeCategory } from '#contracts';
import { useReturnFocus } from '../../../shared/ui/return-focus';
import { AddAttributesDialog } from './add-attributes-dialog';
import { CategoryDialog } from './category-dialog';
import { EditAttributeDialog } from './edit-attribute-dialog';

/** The open dialog, with its subject. */
export type EditorDialog =
  | { kind: 'category'; catType: CategoryType; category?: AttributeCategory; hasAttributes?: boolean }
  /** `beside`: opened by itself, and closed by a press elsewhere. */
  | { kind: 'attributes'; category: AttributeCategory; beside?: true }
  | { kind: 'attribute'; attribute: Attribute; category: AttributeCategory };

interface EditorDialogsProps {
  brandId: string;
  dialog: EditorDialog;
  onOpen: (dialog: EditorDialog) => void;
  onClose: () => void;
}

export default function EditorDialogs({ brandId, dialog, onOpen, onClose }: EditorDialogsProps) {
  // Returns the focus to what opened the first dialog: a second one replaces it.
  useReturnFocus();
  const shared = { brandId, onClose };
  switch (dialog.kind) {
    case 'category':
      return (
        <CategoryDialog
          {...shared}
          {...dialog}
          onEmpty={(category) => onOpen({ kind: 'attributes', category, beside: true })}
        />
      );
    case 'attributes':
      // Another one begins empty, also for the same category.
      return <AddAttributesDialog key={`${dialog.category.id} ${dialog.beside}`} {...shared} {...dialog} />;
    case 'attribute':
      return <EditAttributeDialog {...shared} attribute={dialog.attribute} category={dialog.category} />;
  }
}
