export { SideNavigation } from '../src/components/SideNavigation/SideNavigation.tsx'
export type {
  SideNavigationGroup,
  SideNavigationItem,
  SideNavigationPage,
  SideNavigationProps,
} from '../src/components/SideNavigation/SideNavigation.tsx'
