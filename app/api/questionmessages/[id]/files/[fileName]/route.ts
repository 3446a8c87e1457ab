import { questions } from '@/lib/contract'
import { downloadMessageFile } from '@/lib/domain/trade/questions/download-message-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(questions.file, downloadMessageFile)
