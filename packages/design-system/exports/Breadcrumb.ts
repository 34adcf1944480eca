export { Breadcrumb } from '../src/components/Breadcrumb/Breadcrumb.tsx'
export type { BreadcrumbItem, BreadcrumbProps } from '../src/components/Breadcrumb/Breadcrumb.tsx'
