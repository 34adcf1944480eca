export { ToastRegion, toastTypes } from '../src/components/ToastRegion/ToastRegion.tsx'
export type { Toast, ToastRegionProps, ToastType } from '../src/components/ToastRegion/ToastRegion.tsx'
