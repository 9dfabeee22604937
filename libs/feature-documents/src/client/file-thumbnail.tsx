import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { FileImageIcon, FilePdfIcon, FileTextIcon } from '@portal/ui-kit/icons';
import { useThumbnail } from '../upload/use-thumbnail';

const draw = (bitmap: ImageBitmap) => (canvas: HTMLCanvasElement | null) => {
  canvas?.getContext('2d')?.drawImage(bitmap, 0, 0);
};

/** Shows an image that was just sent from this window as a thumbnail, and any other file as the icon of its type. */
export function FileThumbnail({ document: { id, content_type: type } }: { document: DocumentRow }) {
  const bitmap = useThumbnail(id);
  if (bitmap)
    return (
      <canvas
        className="doc-files__thumbnail"
        width={bitmap.width}
        height={bitmap.height}
        ref={draw(bitmap)}
        aria-hidden="true"
      />
    );
  const Icon = type === 'application/pdf' ? FilePdfIcon : type.startsWith('image/') ? FileImageIcon : FileTextIcon;
  return (
    <span className="doc-files__thumbnail">
      <Icon size={20} />
    </span>
  );
}
