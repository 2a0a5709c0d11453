export { UndoBar, type UndoBarProps } from './UndoBar.tsx'
