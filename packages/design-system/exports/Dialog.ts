export { Dialog, dialogRoles, dialogSizes } from '../src/components/Dialog/Dialog.tsx'
export type { DialogProps } from '../src/components/Dialog/Dialog.tsx'
