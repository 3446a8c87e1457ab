import { statements } from '@/lib/contract'
import { getStatement } from '@/lib/domain/statements/get-statement'
import { downloadStatement } from '@/lib/domain/statements/statement-file'
import { handleAs } from '@/lib/http/handler/handle-as'

export const GET = handleAs(statements.get, getStatement, downloadStatement)
