import { uploadFiles } from '@/lib/domain/files/upload-file'
import { handleUpload } from '@/lib/http/upload'

export const POST = handleUpload(uploadFiles)
