import { useFilters } from '../list/index.ts'

/** Whether a dialog of a page is open. Its name is in the address, `?dialog=invite`, so that the palette can open it. */
export function useDialog(name: string) {
  const [{ dialog }, setFilters] = useFilters(['dialog'])
  const setOpen = (isOpen: boolean) => setFilters({ dialog: isOpen ? name : '' })
  return [dialog === name, setOpen] as const
}
