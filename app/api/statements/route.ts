import { statements } from '@/lib/contract'
import { getStatement } from '@/lib/domain/money/statements/get-statement'
import { downloadStatement } from '@/lib/domain/money/statements/statement-file'
import { handleAs } from '@/lib/http/handler/handle-as'

export const GET = handleAs(statements.get, getStatement, downloadStatement)
