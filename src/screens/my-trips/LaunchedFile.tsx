import { useEffect, useRef } from 'react';

/** Only in Chromium, and in no library of types. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

interface LaunchedFileProps {
  readonly onFile: (file: File) => void;
}

/** Takes the file with which the system opened the installed app (`file_handlers` of the manifest); it waits until then. */
export function LaunchedFile({ onFile }: LaunchedFileProps) {
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      const [first] = files;
      void first?.getFile().then((file) => take.current(file));
    });
  }, []);
  return null;
}
