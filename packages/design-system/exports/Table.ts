export { Table } from '../src/components/Table/Table.tsx'
export type { TableColumn, TableProps } from '../src/components/Table/Table.tsx'
