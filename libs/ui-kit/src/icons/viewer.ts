import ColumnWidthOutlined from '@ant-design/icons-svg/es/asn/ColumnWidthOutlined';
import FullscreenOutlined from '@ant-design/icons-svg/es/asn/FullscreenOutlined';
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined';
import ZoomInOutlined from '@ant-design/icons-svg/es/asn/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons-svg/es/asn/ZoomOutOutlined';
import { glyph } from './glyph';

/** Icons of a document viewer. Apart from the others, which a page loads together if it or any later part uses them. */
export const ColumnWidthIcon = /*#__PURE__*/ glyph(ColumnWidthOutlined);
export const FullscreenIcon = /*#__PURE__*/ glyph(FullscreenOutlined);
export const RotateRightIcon = /*#__PURE__*/ glyph(RotateRightOutlined);
export const UndoIcon = /*#__PURE__*/ glyph(UndoOutlined);
export const ZoomInIcon = /*#__PURE__*/ glyph(ZoomInOutlined);
export const ZoomOutIcon = /*#__PURE__*/ glyph(ZoomOutOutlined);
