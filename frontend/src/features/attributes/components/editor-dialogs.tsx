import type { Attribute, AttributeCategory, CategoryType } from '#contracts';
import { AddAttributesDialog } from './add-attributes-dialog';
import { CategoryDialog } from './category-dialog';
import { EditAttributeDialog } from './edit-attribute-dialog';

/** The dialog that is open, with what it is about. */
export type EditorDialog =
  | { kind: 'category'; catType: CategoryType; category?: AttributeCategory; attributes?: Attribute[] }
  | { kind: 'attributes'; category: AttributeCategory }
  | { kind: 'attribute'; attribute: Attribute; category: AttributeCategory };

interface EditorDialogsProps {
  brandId: string;
  dialog: EditorDialog;
  onClose: () => void;
}

export default function EditorDialogs({ brandId, dialog, onClose }: EditorDialogsProps) {
  const shared = { brandId, onClose };
  switch (dialog.kind) {
    case 'category':
      return <CategoryDialog {...shared} {...dialog} />;
    case 'attributes':
      return <AddAttributesDialog {...shared} category={dialog.category} />;
    case 'attribute':
      return <EditAttributeDialog {...shared} attribute={dialog.attribute} category={dialog.category} />;
  }
}
