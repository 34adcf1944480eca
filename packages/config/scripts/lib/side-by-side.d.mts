export function sideBySide<Result>(tasks: readonly (() => Promise<Result>)[], limit: number): Promise<Result[]>
