/** True if a title names its subject already, in whatever case: «Reinigung nach einem Todesfall». */
export const namesSubject = (title: string, subject: string) => title.toLowerCase().includes(subject.toLowerCase());
